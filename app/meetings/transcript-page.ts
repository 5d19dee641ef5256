/** So many passages a page of the transcript shows. */
export const passagesAPage = 300;

/**
 * Where a passage is read: the page of the transcript that holds it, at its place. Without a
 * transcript's address, its place on this page.
 */
export function passageAddress(transcript: string, segment: number): string {
  return transcript === '' ? `#s${segment}` : `${transcript}?at=${segment}#s${segment}`;
}

/** From a page of a transcript to the one that holds a passage, with what else its address says. */
export function pageAt(segment: number, keep?: URLSearchParams): string {
  const kept = keep?.toString();
  return `?at=${segment}${kept ? `&${kept}` : ''}`;
}

/** The passage that an address asks for; what makes no sense asks for the first. */
export function readPassage(search: URLSearchParams): number {
  const at = search.get('at') ?? '';
  return /^\d{1,7}$/.test(at) ? Number(at) : 0;
}

export type TranscriptPages = {
  /** What is added to the address for the neighbouring pages; null where there is none. */
  previous: { at: string } | null;
  next: { at: string } | null;
  /** 'Passages 301–600 of 4,812'; null where one page holds all. */
  status: string | null;
};

/** Which page of a transcript holds a passage, and where its neighbours begin. */
export function pageOfPassage(at: number, count: number): { start: number } & TranscriptPages {
  const last = Math.floor(Math.max(0, count - 1) / passagesAPage) * passagesAPage;
  const start = Math.min(Math.floor(at / passagesAPage) * passagesAPage, last);
  const end = Math.min(start + passagesAPage, count);
  const said = (number: number) => number.toLocaleString('en-US');
  return {
    start,
    previous: start > 0 ? { at: String(start - passagesAPage) } : null,
    next: end < count ? { at: String(end) } : null,
    status: last > 0 ? `Passages ${said(start + 1)}–${said(end)} of ${said(count)}` : null,
  };
}
