import { tallyOf } from '../account/vote-words.ts';
import { escapeMarkdown } from '../document/escape-markdown.ts';
import { caseHeading } from '../document/summary-markdown.ts';
import { asApproved } from '../minutes/as-approved.ts';
import { notesLead, notesTitle, shortened } from './editor-notes.ts';
import type { PublishedRecord } from './published-record.server.ts';

/** What an editor let stand, and why; empty where there is nothing. */
export function notesInMarkdown({ notes }: Pick<PublishedRecord, 'notes'>): string {
  if (notes.length === 0) return '';
  const lines = notes.map(
    ({ words, note }) => `- “${escapeMarkdown(shortened(words))}” ${escapeMarkdown(note)}`,
  );
  return `**${notesTitle(notes.length)}.** ${notesLead(notes)}\n\n${lines.join('\n')}`;
}

/** The votes that approved minutes say the same of; empty where there are none. */
export function approvedInMarkdown({ facts }: Pick<PublishedRecord, 'facts'>): string {
  const approved = (facts?.decisions ?? []).filter(({ inMinutes }) => inMinutes);
  const [first] = approved;
  if (!first?.inMinutes) return '';
  const names = new Map(facts?.cases.map((one) => [one.index, caseHeading(one)]));
  const lines = approved.map((vote) => {
    const { subject, motion, outcome, items } = vote;
    const [place] = items;
    const about = place !== undefined && items.length === 1 ? names.get(place) : undefined;
    const what = [about, subject ?? motion].filter((words, at, all) => all.indexOf(words) === at);
    const end = [outcome, tallyOf(vote)].filter((words) => words !== null);
    return `- ${escapeMarkdown([what.filter(Boolean).join(': '), ...end].join(', '))}`;
  });
  return `**${asApproved(first.inMinutes.of)}:**\n\n${lines.join('\n')}`;
}
