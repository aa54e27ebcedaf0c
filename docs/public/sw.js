/** Serves the site offline. Pages come from the network if possible, files with a hash in their name from the cache. */
const CACHE = 'countersheet-1';

addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

addEventListener('message', ({ data }) => {
  const own = data.filter((address) => address.startsWith(self.location.origin));
  void caches.open(CACHE).then((cache) => Promise.all(own.map((address) => keep(cache, address))));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.location.origin)) return;
  event.respondWith(/\/assets\//.test(request.url) ? kept(request) : fresh(request));
});

async function keep(cache, address) {
  if ((await cache.match(address)) === undefined) await cache.add(address).catch(() => undefined);
}

async function kept(request) {
  return (await caches.match(request)) ?? fresh(request);
}

async function fresh(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const old = await cache.match(request);
    if (old === undefined) throw error;
    return old;
  }
}
