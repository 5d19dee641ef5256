type ProgressProps = {
  label: string;
  /** From 0 to 1; null while it cannot be told. */
  done: number | null;
  /** What is being done now. */
  step?: string;
};

/** How far a piece of work has come. */
export function Progress({ label, done, step }: ProgressProps) {
  const percent = done === null ? null : Math.round(Math.min(1, Math.max(0, done)) * 100);
  return (
    <div className="progress">
      <div className="progress-head">
        <span className="font-semibold">{label}</span>
        <span className="text-muted">{percent === null ? 'Waiting' : `${percent}%`}</span>
      </div>
      <progress
        className="progress-bar"
        aria-label={label}
        max={100}
        value={percent === null ? undefined : percent}
      />
      {step ? <p className="field-hint">{step}</p> : null}
    </div>
  );
}
