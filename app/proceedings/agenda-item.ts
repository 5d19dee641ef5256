export type ItemKind =
  | 'opening'
  | 'consent'
  | 'action'
  | 'hearing'
  | 'public comment'
  | 'report'
  | 'closing';

/** An agenda item and the segments it was dealt with in, both ends included. */
export type AgendaItem = {
  title: string;
  kind: ItemKind;
  firstSegment: number;
  lastSegment: number;
};
