/** A typed sentence as the checker takes it: without citations it looks for what comes nearest. */
export const asked = ({ text, section }: { text: string; section: string }) => ({
  text,
  section,
  item: null,
  citations: [],
});

export const adviceOf = ({ verdict, reasons }: { verdict: string; reasons: string[] }) =>
  verdict === 'unsupported' ? reasons : [];
