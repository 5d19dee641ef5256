/**
 * Which version of what public pages show the database holds. Its triggers count each change of a table
 * that such a page reads, whoever makes it, so that no code can forget to.
 */
export type PublicVersion = {
  /**
   * The version last heard of, asked before a page is made: what the page then reads is no older. Null
   * while changes may go unheard.
   */
  known(): number | null;
  /** The version after all that was committed before the call; null where nobody can tell. */
  now(): number | null | Promise<number | null>;
  close(): Promise<void>;
};
