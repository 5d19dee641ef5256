/** What of a database the code that runs on it depends on. */
export type Shape = {
  tables: Set<string>;
  /** By 'table.column' */
  columns: Map<string, Column>;
  /** Indexes by what they hold, whatever their names */
  indexes: Map<string, Index>;
  /** What rows have to fulfil besides: references and conditions, by their words */
  rules: Map<string, OfTable>;
  /** Triggers, functions and views, with their text */
  programs: Map<string, string>;
};

export type Column = { type: string; isRequired: boolean; hasDefault: boolean };

export type OfTable = { table: string; columns: string[] };

export type Index = OfTable & { isUnique: boolean };
