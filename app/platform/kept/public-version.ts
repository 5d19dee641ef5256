/**
 * Which version of what public pages show the database holds. Its triggers count each change of a table
 * that such a page reads, whoever makes it, so that no code can forget to.
 */
export type PublicVersion = {
  /**
   * The version after all that was committed before the call; null while changes may go unheard. What
   * is read from the database afterwards is of this version or a later one.
   */
  now(): number | null | Promise<number | null>;
  /** The same for whoever may have changed something themselves a moment ago, in whatever turn that was. */
  latest(): number | null | Promise<number | null>;
  close(): Promise<void>;
};
