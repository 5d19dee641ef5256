export const itemKinds = [
  'opening',
  'consent',
  'action',
  'hearing',
  'public comment',
  'report',
  'closing',
] as const;

export type ItemKind = (typeof itemKinds)[number];

/** An agenda item and the segments it was dealt with in, both ends included. */
export type AgendaItem = {
  title: string;
  kind: ItemKind;
  firstSegment: number;
  lastSegment: number;
};
