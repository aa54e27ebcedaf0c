/** Starts Chromium for accessibility checks and screenshots. */
import { type Browser, chromium } from 'playwright-core';

/** Starts the installed Chromium without a window. The caller must close it. */
export async function startChromium(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
  return await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args });
}
