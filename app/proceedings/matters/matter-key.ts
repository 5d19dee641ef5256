/** What can come up again under a name of its own. */
export const matterKinds = ['bill', 'case', 'address', 'project'] as const;

export type MatterKind = (typeof matterKinds)[number];

/**
 * A name under which a matter comes up again. It is the only one of its reach: of the body that uses
 * it, or of a legislature's session, whose bills other bodies speak of too.
 */
export type MatterKey = {
  kind: MatterKind;
  /** The same however it is written: 'ordinance 8499', 'address 3485 stanford ct'. */
  key: string;
  /** As a reader writes it: 'Ordinance 8499'. */
  label: string;
  reach: 'body' | 'state' | 'congress';
};
