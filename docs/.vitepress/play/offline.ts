/** Keeps what the page has loaded, so that it works without a connection from then on. */

/** Starts the service worker, and has it keep what was loaded before it was there. */
export async function keepOffline(script: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  await navigator.serviceWorker.register(script);
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([location.href.replace(/#.*$/u, ''), ...loaded]);
}
