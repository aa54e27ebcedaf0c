/**
 * A TypeDoc plugin that shows the exported functions of a game as functions, with the doc comments of the interface
 * `Game`. Without the plugin, TypeDoc shows these functions as variables.
 */
import { Converter, ReflectionKind, ReflectionType } from 'typedoc';

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_context, reflection) => {
    const { kind, type, comment } = reflection;
    if (kind !== ReflectionKind.Variable || comment !== undefined || !(type instanceof ReflectionType)) return;
    const { signatures } = type.declaration;
    if (signatures === undefined) return;
    for (const signature of signatures) Object.assign(signature, { name: reflection.name, parent: reflection });
    Object.assign(reflection, { kind: ReflectionKind.Function, type: undefined, signatures });
  });
}
