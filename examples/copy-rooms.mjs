// Copies all rooms from a SQLite file to PostgreSQL: node examples/copy-rooms.mjs <file> <url>
//
// Stop the server first. Rooms that are already in PostgreSQL are not changed.
import Database from 'better-sqlite3';
import { postgresStore } from 'countersheet/room/postgres';
import { sqliteStore } from 'countersheet/room/sqlite';

const [file, url] = process.argv.slice(2);
const from = await sqliteStore(file);
const to = await postgresStore(url);
const ids = new Database(file, { readonly: true }).prepare('SELECT DISTINCT log FROM lines').pluck().all();
for (const id of ids) await to.append(id, 0, await from.read(id, 0));
await from.close();
await to.close();
console.log(`Copied ${ids.length} logs.`);
