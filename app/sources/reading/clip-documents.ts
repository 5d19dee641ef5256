import type { ToldDocument } from './told-meeting.ts';

/**
 * What belongs to a recording at Granicus, known by its player's address: the captions stand beside
 * it. Where there are none that file holds a title and nothing else.
 */
export function clipDocuments(player: string): ToldDocument[] {
  const clip = clipOf(player);
  const captions = clip && new URL(`/videos/${clip}/captions.vtt`, player).href;
  return [
    { kind: 'video', url: player },
    ...(captions ? [{ kind: 'captions' as const, url: captions }] : []),
  ];
}

/** The number of a recording at Granicus; null for other addresses. */
export function clipOf(address: string): string | null {
  const url = URL.parse(address);
  if (!url || !/\.granicus\.com$/i.test(url.hostname)) return null;
  const clip = url.searchParams.get('clip_id') ?? /\/player\/clip\/(\d+)/.exec(url.pathname)?.[1];
  return clip && /^\d+$/.test(clip) ? clip : null;
}
