import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's: the shell is the same browser without windows, in two thirds of the time. */
const chromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/prepare-demo.ts',
  projects: [
    { name: 'with JavaScript' },
    { name: 'without JavaScript', use: { javaScriptEnabled: false } },
  ],
  fullyParallel: true,
  // Two more than CI has cores: each waits in turn, for its browser, for its site, for what that reads
  // and drafts in the background, or for a time that has to pass.
  workers: 4,
  // How fast pages are is measured elsewhere: a busy machine takes its time, three times as long on some days.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // Four browsers on two cores beside their servers: what fails once and then passes is named at
  // the end, and fails no landing.
  retries: 1,
  use: {
    // What fades in is waited for before each press, and too faint to be looked at.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
  },
});
