import type { Transcript } from '#app/records/transcript.ts';
import type { AgendaItem } from '../agenda-item.ts';
import { findNames } from '../facts/names.ts';
import { gatherPeople } from '../facts/people.ts';
import { readSpokenSentences } from '../language/spoken-sentences.ts';
import type { Vote } from '../vote.ts';
import { settle } from './settle-vote.ts';
import { VoteCounter } from './vote-counter.ts';

/** The votes taken in a meeting, in order, from the record's words alone. */
export function findVotes(transcript: Transcript, items: readonly AgendaItem[]): Vote[] {
  const sentences = readSpokenSentences(transcript.segments, { cutRunOns: true });
  const people = gatherPeople(sentences.flatMap((sentence) => findNames(sentence.text)));
  const counter = new VoteCounter(sentences, people);
  for (const sentence of sentences) counter.hear(sentence);
  return counter.finish().map((ballot) => settle(ballot, sentences, people, items));
}
