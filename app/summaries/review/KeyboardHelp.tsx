'use client';
import { Dialog } from '#app/ui/Dialog.tsx';

type KeyboardHelpProps = {
  /** Each key and what it does. */
  keys: readonly (readonly [string, string])[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  keysAreOn: boolean;
  onSwitch: (on: boolean) => void;
};

/** What the keys of a page do, and the switch that gives them back to the browser. */
export function KeyboardHelp(props: KeyboardHelpProps) {
  const { keys, open, onOpenChange, keysAreOn, onSwitch } = props;
  return (
    <span className="needs-keyboard">
      <Dialog
        title="Keyboard"
        description="They work while no field is in use."
        open={open}
        onOpenChange={onOpenChange}
        trigger={{ label: 'Keyboard', small: true, variant: 'quiet' }}
      >
        <dl className="grid grid-cols-[6.5rem_1fr] gap-y-1.5">
          {keys.map(([key, does]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="desk-key">{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-4 flex min-h-8 items-center gap-2">
          <input
            type="checkbox"
            checked={keysAreOn}
            onChange={(event) => onSwitch(event.currentTarget.checked)}
          />
          Single letters are shortcuts
        </label>
      </Dialog>
    </span>
  );
}
