/** Caches the loaded files, so that the page works offline. */

/** Starts the service worker, and lets it also cache the files that the page loaded before the worker started. */
export async function keepOffline(script: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  await navigator.serviceWorker.register(script);
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([location.href.replace(/#.*$/u, ''), ...loaded]);
}
