'use client';
import { Dialog } from '#app/ui/Dialog.tsx';

const keys: readonly [string, string][] = [
  ['j', 'Next sentence'],
  ['k', 'Previous sentence'],
  ['m', 'Next marked sentence'],
  ['e', 'Mend the sentence'],
  ['r', 'Remove the sentence'],
  ['c', 'Confirm the sentence with a reason'],
  ['u', 'Undo the last save'],
  ['p', 'Publish'],
  ['?', 'This list'],
];

type KeyboardHelpProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  keysAreOn: boolean;
  onSwitch: (on: boolean) => void;
};

/** What the keys of the review page do, and the switch that gives them back to the browser. */
export function KeyboardHelp({ open, onOpenChange, keysAreOn, onSwitch }: KeyboardHelpProps) {
  return (
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
        <div className="contents">
          <dt>
            <kbd className="desk-key">Esc</kbd>
          </dt>
          <dd>Close the form that is open, or the message below the page.</dd>
        </div>
        <div className="contents">
          <dt>
            <kbd className="desk-key">Ctrl+Enter</kbd>
          </dt>
          <dd>Save the sentence or the vote, confirm with the reason.</dd>
        </div>
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
  );
}
