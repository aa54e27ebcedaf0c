/** Caches the loaded files, so that the page works offline. */

/** Starts the service worker, and lets it cache the files that were loaded before it started. */
export async function keepOffline(script: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  await navigator.serviceWorker.register(script);
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([location.href.replace(/#.*$/u, ''), ...loaded]);
}
