import { bodyFeeds } from '../feed-addresses.ts';

/** The page on which a reader has their addresses. */
export const feedsPath = '/settings/feeds';

export const feedPath = (feedId: string) => `${feedsPath}/${feedId}`;

/** What an address tells of: the bodies that its reader follows, or what one search finds. */
export type FeedSubject = 'followed' | 'search';

/** What can be asked at an address, by the end of its path. */
export const secretFiles = {
  'meetings.ics': { of: 'followed', type: bodyFeeds.calendar.type, label: 'Calendar address' },
  'summaries.atom': { of: 'followed', type: bodyFeeds.atom.type, label: 'Feed address' },
  'found.atom': { of: 'search', type: bodyFeeds.atom.type, label: 'Feed address' },
} as const;

export type SecretFile = keyof typeof secretFiles;

export const isSecretFile = (file: string): file is SecretFile => Object.hasOwn(secretFiles, file);

export const secretPath = (secret: string, file: SecretFile) => `/feeds/${secret}/${file}`;

/** The files of a subject, as they are named in its addresses. */
export const filesOf = (subject: FeedSubject): SecretFile[] =>
  Object.keys(secretFiles)
    .filter(isSecretFile)
    .filter((file) => secretFiles[file].of === subject);
