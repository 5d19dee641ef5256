import { passageAddress } from '#app/meetings/transcript-page.ts';
import { escapeHtml } from '#app/platform/http/escape-html.ts';
import type { Passage, RecordPlace } from '../account/account.ts';
import { type Checked, checkedWords } from '../account/checked.ts';
import type { ReadingLinks } from './reading-links.ts';

export type CitedPassage = {
  /** Of the passage, on this page. */
  id: string;
  passage: Passage;
  links: ReadingLinks;
  checked?: Checked | null;
  note?: string | null;
  /** What is pressed in place of the time. */
  label?: string;
  /** The sentence that it stands behind, by its place among them all from 0. */
  sentence?: number;
};

/**
 * The mark of what something rests on and the passage that it opens, as HTML: written out, since a
 * page has a hundred of them and each would be a dozen elements to render, send and wake.
 */
export function citedHtml(cited: CitedPassage): string {
  const { id, passage, label } = cited;
  const look = label === undefined ? 'citation' : 'citation citation-words';
  const words = label ?? passage.places[0]?.label ?? '';
  return (
    `<button type="button" class="${look}" popovertarget="${escapeHtml(id)}">${escapeHtml(words)}` +
    '<span class="sr-only">: what was said</span></button>' +
    `<span popover="auto" id="${escapeHtml(id)}" class="passage">${openedHtml(cited)}</span>`
  );
}

function openedHtml({ passage, note, ...cited }: CitedPassage): string {
  const said = passage.places.map(placeHtml).join('');
  const more =
    passage.more > 0 ? span('passage-more', `and ${passage.more} more places in the record`) : '';
  const editor = note ? span('passage-note', `Editor’s note: ${note}`) : '';
  return `${said}${more}${editor}<span class="passage-foot">${footHtml({ passage, ...cited })}</span>`;
}

function placeHtml({ label, said }: RecordPlace): string {
  const turns = said.map(({ speaker, words }) => {
    const name = speaker ? `<b>${escapeHtml(speaker)}: </b>` : '';
    return `<span>${name}${escapeHtml(words)}</span>`;
  });
  const words = `<span class="passage-words">${turns.join('')}</span>`;
  return `<span class="passage-place">${span('passage-time', label)}${words}</span>`;
}

function footHtml({ passage, links, checked, sentence }: CitedPassage): string {
  const [first, ...others] = passage.places;
  const { transcriptHref, reportHref } = links;
  const at = (place: RecordPlace) => passageAddress(transcriptHref, place.first);
  const parts = [
    checked ? span('passage-checked', checkedWords[checked].label) : '',
    first ? link(at(first), 'Read on in the transcript') : '',
    ...others.map((place) => link(at(place), `at ${place.label}`)),
    first?.play ? link(first.play.href, 'Play from here', playMarks(first.play.from)) : '',
  ];
  if (sentence !== undefined) {
    parts.push(
      link(`#sentence-${sentence + 1}`, 'Link to this sentence', ' data-copy-link="true"'),
    );
    if (reportHref) parts.push(link(`${reportHref}?sentence=${sentence}`, 'Report'));
  }
  return parts.join('');
}

const playMarks = (from: number) => ` rel="noopener nofollow" data-play-at="${from}"`;

const span = (look: string, words: string) => `<span class="${look}">${escapeHtml(words)}</span>`;

/** `marks` are written in code only. */
const link = (href: string, words: string, marks = '') =>
  `<a href="${escapeHtml(href)}"${marks}>${escapeHtml(words)}</a>`;
