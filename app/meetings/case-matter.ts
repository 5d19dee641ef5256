/** A matter that a case belongs to: it comes up at other meetings too, or may. */
export type CaseMatter = {
  href: string;
  label: string;
  /** How many other meetings have it. */
  others: number;
};

/** By the anchors of a meeting's cases. */
export type CaseMatters = Readonly<Record<string, readonly CaseMatter[]>>;
