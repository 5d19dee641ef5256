'use client';
import {
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { useLocation } from 'react-router';
import { followOnList } from './cases/follow-on-list.ts';
import { mostPassagesOfVote, readPassages, writePassages } from './passage-numbers.ts';

/**
 * Moving about between draft and transcript. The sentence in hand and the passages it rests on are
 * marked on the elements themselves: a transcript of thousands of passages is not drawn anew for it.
 */
export function useDesk(
  desk: RefObject<HTMLElement | null>,
  { revision, isRefused }: { revision: string; isRefused: boolean },
) {
  const { hash, key } = useLocation();
  const current = useRef(-1);
  /** A sentence was settled in passing: the next is taken up. */
  const goesOn = useRef(false);
  /** The revision that is on the screen. */
  const shown = useRef(revision);
  /** From where a form was sent whose answer says where it is seen: that may be elsewhere by then. */
  const sent = useRef<{ revision: string; key: string } | null>(null);
  /** The form whose passages are marked: going from field to field in it leaves the transcript where it is. */
  const marked = useRef<HTMLFormElement | null>(null);

  const take = useCallback(
    (index: number, focus: boolean) => {
      const row = sentences(desk).at(index);
      if (index < 0 || !row) return;
      for (const old of all(desk, '[data-current]')) delete old.dataset.current;
      row.dataset.current = '';
      current.current = index;
      marked.current = null;
      if (desk.current) followOnList(desk.current, Number(row.dataset.sentence));
      if (focus) {
        row.focus({ preventScroll: true });
        row.scrollIntoView({ block: 'nearest' });
      }
      showPassages(
        desk,
        [...row.querySelectorAll('a[href^="#s"]')].map((link) => link.getAttribute('href') ?? ''),
      );
    },
    [desk],
  );

  const goToSaved = () => {
    const saved = hash === '' ? null : document.getElementById(hash.slice(1));
    if (!saved || !desk.current?.contains(saved)) return false;
    const row = sentences(desk).indexOf(saved);
    if (row !== -1) take(row, true);
    else {
      saved.focus({ preventScroll: true });
      saved.scrollIntoView({ block: 'nearest' });
    }
    return true;
  };

  const arrive = useEffectEvent(() => {
    const from = sent.current;
    if (from) {
      // What a save changed and the address that it leads to come one after the other.
      if (from.revision === revision || from.key === key) return;
      sent.current = null;
    }
    if (shown.current === revision) return;
    shown.current = revision;
    if (from && !isRefused && goToSaved()) return;
    if (current.current < 0) return;
    const rows = sentences(desk);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const next = goesOn.current ? markedFrom(rows, current.current) : null;
    goesOn.current = false;
    take(next ?? Math.min(current.current, rows.length - 1), isLost || next !== null);
  });

  useEffect(() => {
    if (desk.current) followOnList(desk.current, null);
  }, [desk]);

  // A save leads to what it wrote; any other leaves the sentence in hand where it was, and the keyboard with it.
  useEffect(() => {
    if (revision && key) arrive();
  }, [revision, key]);

  return {
    row: () => sentences(desk)[current.current] ?? null,
    move: (by: number) =>
      take(Math.min(Math.max(current.current + by, 0), sentences(desk).length - 1), true),
    nextMarked: (by: 1 | -1) => {
      const marked = markedOf(sentences(desk));
      const ahead =
        by > 0
          ? marked.find((index) => index > current.current)
          : marked.findLast((index) => index < current.current);
      take(ahead ?? (by > 0 ? marked[0] : marked.at(-1)) ?? -1, true);
    },
    goOn: () => {
      goesOn.current = true;
    },
    onSubmit: (event: FormEvent) => {
      // What React hears of as a submission is one.
      const button = (event.nativeEvent as SubmitEvent).submitter;
      const intent = button instanceof HTMLButtonElement ? button.value : '';
      sent.current = settling.includes(intent) ? null : { revision, key };
    },
    /** A form that was opened brings what it rests on into the pane, as a sentence does. */
    onFocus: (event: FocusEvent) => {
      // What has the focus is an element.
      const form = (event.target as Element).closest('form');
      const typed = form?.querySelector<HTMLInputElement>('[name=passages], [name=begins]')?.value;
      if (typed === undefined || form === marked.current) return;
      marked.current = form;
      showPassages(
        desk,
        (readPassages(typed, mostPassagesOfVote) ?? []).map((index) => `#s${index}`),
      );
    },
    onClick: (event: MouseEvent) => {
      // Whatever is pressed on a page is an element.
      const pressed = event.target as Element;
      const row = pressed.closest<HTMLElement>('[data-sentence]');
      if (row) take(sentences(desk).indexOf(row), false);
      const link = pressed.closest('a[href^="#s"]');
      if (link && showPassages(desk, [link.getAttribute('href') ?? ''])) event.preventDefault();
      const cite = pressed.closest<HTMLElement>('[data-cite]');
      if (cite) citePassage([marked.current, desk.current], Number(cite.dataset.cite));
    },
  };
}

/** Of what these leave behind, the reviewer is at the next sentence already. */
const settling = ['confirm', 'remove'];

type Desk = RefObject<HTMLElement | null>;

const all = (desk: Desk, selector: string) => [
  ...(desk.current?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const sentences = (desk: Desk) => all(desk, '[data-sentence]');

/** The places of the sentences to settle. */
const markedOf = (rows: readonly HTMLElement[]) =>
  rows.flatMap((row, place) => ('marked' in row.dataset ? [place] : []));

/** The place of the next sentence to settle, from here or else from the start; null for none. */
function markedFrom(rows: readonly HTMLElement[], from: number): number | null {
  const marked = markedOf(rows);
  return marked.find((place) => place >= from) ?? marked[0] ?? null;
}

/** Marks passages and brings the first into the pane; false where the pane is no pane of its own. */
function showPassages(desk: Desk, hashes: string[]): boolean {
  for (const old of all(desk, '[data-cited]')) delete old.dataset.cited;
  const pane = desk.current?.querySelector<HTMLElement>('[data-pane]');
  const passages = hashes.flatMap((hash) => {
    const passage = document.getElementById(hash.slice(1));
    return passage && pane?.contains(passage) ? [passage] : [];
  });
  for (const passage of passages) passage.dataset.cited = '';
  const [first] = passages;
  if (!pane || !first || pane.scrollHeight <= pane.clientHeight) return false;
  const above = first.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  pane.scrollTo({ top: pane.scrollTop + above - pane.clientHeight / 4 });
  return true;
}

/** Adds a passage to what the sentence, vote or fact in hand rests on, or takes it away. */
function citePassage(within: (HTMLElement | null)[], index: number): void {
  const [field] = within.flatMap((each) => {
    const found = each?.isConnected && each.querySelector<HTMLInputElement>('input[name=passages]');
    return found || [];
  });
  if (!field) return;
  const cited = new Set(readPassages(field.value, mostPassagesOfVote) ?? []);
  if (!cited.delete(index)) cited.add(index);
  field.value = writePassages([...cited]);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
