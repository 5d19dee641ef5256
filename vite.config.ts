import { unstable_reactRouterRSC as reactRouterRSC } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import rsc from '@vitejs/plugin-rsc';
import { defineConfig, type Plugin, type PluginOption } from 'vite';
import { compressFiles } from './scripts/compress-files.ts';
import { requirePatches } from './scripts/require-patches.ts';

/** Of the design system what the admin area, a dialog or a few settings alone have. */
const ofRooms = `
  Dialog Confirm LeaveDialog WindowOnDemand opens-elsewhere use-leave-guard use-focus-back use-style-nonce
  FormErrors FileField SortHeader Table cut-at-word Tabs ToggleSwitch ShownOnce SendAgainButton CopyField
  AnswerDoubt RefusalFocus
`
  .trim()
  .split(/\s+/);

/**
 * Every page needs the framework and most of the design system: one file of each is asked for once,
 * where some twenty small ones kept the text of a page waiting on a slow line. What only some pages
 * need (dialogs, forms with their library) stays apart.
 */
const sharedFiles = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|@vitejs[\\/]plugin-rsc)[\\/]/,
    priority: 3,
  },
  {
    name: 'ui',
    // With a few pieces of the rooms that are too small for a file each.
    test: new RegExp(
      `app/(?:${[
        `ui/(?!${ofRooms.join('|')})`,
        'brand',
        'page-',
        'platform/moment',
        'meetings/(?:meeting-date|transcript-page)',
        'entities/selection-path',
        'notes/notes-text',
      ].join('|')})`.replaceAll('/', '[\\\\/]'),
    ),
    priority: 2,
  },
  {
    name: 'routes',
    // What pages say of themselves to the browser: a line or two each.
    test: /app[\\/]routes[\\/].*client-route-module/,
    priority: 1,
  },
  // What opens a dialog. Its window, with a library of its own, is asked for once it is wanted.
  {
    name: 'dialog',
    test: /app[\\/]ui[\\/](Dialog|DialogTrigger|ConfirmDialog|WindowOnDemand|opens-elsewhere)\.ts/,
  },
];

/**
 * The bundler's plugin for Server Components among React Router's own: the one that names the
 * client's version reads a manifest that `rsc` writes, and comes after it.
 */
function serverComponents(): PluginOption[] {
  const namesVersion = (plugin: PluginOption) =>
    plugin instanceof Object &&
    'name' in plugin &&
    plugin.name === 'react-router/rsc/virtual-client-version';
  const framework = reactRouterRSC();
  return [
    framework.filter((plugin) => !namesVersion(plugin)),
    // The server is our own, in development too.
    rsc({ serverHandler: false }),
    framework.filter(namesVersion),
  ];
}

/** Leaves beside each file for browsers what is sent of it to those that take it compressed. */
function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    buildApp: {
      order: 'post',
      handler: ({ environments }) =>
        compressFiles(environments.client?.config.build.outDir ?? 'build/client'),
    },
  };
}

export default defineConfig({
  plugins: [requirePatches(), tailwindcss(), serverComponents(), compressedFiles()],
  build: { target: 'es2022' },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } },
    },
  },
});
