/** Tells readers that nobody has written or read through what was said: it was heard by a machine. */
export function MachineTranscript({ engine }: { engine: string | null }) {
  if (engine === null) return null;
  return (
    <p className="mb-4 text-sm text-muted break-words">
      Machine transcript: heard in the recording by {engine}. Words, names and figures may be
      misheard.
    </p>
  );
}
