/** A real government body, as the demonstration lists it: facts that anyone can look up. */
export type DemoEntity = {
  /** Stable and in kebab-case; meetings and follows of the demonstration refer to it. */
  key: string;
  name: string;
  /** Longer name for display; where it is null, pages show `name`. */
  description: string | null;
  type: DemoEntityType;
  state: string;
  /** Null for bodies of a whole state or of several counties, and where there is no county. */
  county: string | null;
  homepage: string;
  /** Where the body publishes its agendas and minutes, if that is a site of its own. */
  documents: string | null;
  /** IANA name of the zone the body meets in. */
  timeZone: string;
};

export type DemoEntityType =
  | 'City Council'
  | 'County Board'
  | 'Planning Commission'
  | 'School Board'
  | 'State Agency'
  | 'State Commission'
  | 'Transit District'
  | 'Water District';
