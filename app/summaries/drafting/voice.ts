/** Who says a sentence, as far as the record tells. */
export type Voice = {
  /** As labelled, as they introduced themselves, or as the chair called on them. */
  name: string | null;
  /** The sentence in which the name is said, where the record does not label it. */
  namedAt: number | null;
  /** Whether they speak as one of the public. */
  isPublic: boolean;
  /** Whether the record itself has them as one of the public, and gives no name. */
  isLabelled?: boolean;
  /** Whether they are a clerk's words of what others said. */
  isWritten?: boolean;
};

/** What minutes say, and nobody is heard to say. */
export const written: Voice = { name: null, namedAt: null, isPublic: false, isWritten: true };

export const nobody: Voice = { name: null, namedAt: null, isPublic: false };
