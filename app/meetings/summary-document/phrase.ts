/** Where something stands in the markdown: offsets, the end not included. */
export type Place = { from: number; to: number };

/** What a line of a summary is made of. */
export type Phrase = Place &
  (
    | { kind: 'text'; text: string }
    | { kind: 'code'; text: string }
    | { kind: 'emphasis' | 'strong'; phrases: Phrase[] }
    | { kind: 'link'; address: string; phrases: Phrase[] }
    | Citation
  );

/** A link to the record that says no more than where: `[10:41 AM](#s12)`. */
export type Citation = { kind: 'citation'; segment: number; label: string };

/** The words of a phrase, without what they are marked up with. */
export function textOf(phrase: Phrase): string {
  if ('text' in phrase) return phrase.text;
  return 'label' in phrase ? phrase.label : phrase.phrases.map(textOf).join('');
}
