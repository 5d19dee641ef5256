/** The files that a published summary can be had as, by their names in the address. */
export const downloadNames = {
  'summary.md': 'Markdown',
  'summary.json': 'JSON',
  'decisions.csv': 'Decisions (CSV)',
  'figures.csv': 'Bills, amounts and dates (CSV)',
} as const;

export type DownloadName = keyof typeof downloadNames;

export const isDownload = (name: string): name is DownloadName =>
  Object.hasOwn(downloadNames, name);
