/** Chromium, in which pictures and tables are looked at: by rules of accessibility, and by people. */
import { type Browser, chromium } from 'playwright-core';

/** Starts the Chromium of the machine, without a window. Whoever has it closes it. */
export async function startChromium(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
  return await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args });
}
