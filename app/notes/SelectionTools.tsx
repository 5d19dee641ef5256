'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#app/ui/Button.tsx';
import { CopyIcon, WarningIcon } from '#app/ui/icons.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { type QuotationSource, quotation, type Selected } from './quotation.ts';
import { useSelectionIn } from './use-selection-in.ts';

type SelectionToolsProps = {
  source: QuotationSource;
  /** The page on which a sentence is reported. */
  reportHref: string;
};

/**
 * What can be done with words that are selected in the summary, however they were: it stands over
 * the page and moves nothing. Tab goes to it, Escape closes it.
 */
export function SelectionTools({ source, reportHref }: SelectionToolsProps) {
  const { shown, close } = useSelectionIn('.prose-summary');
  const [said, setSaid] = useState('');
  const toolbar = useRef<HTMLDivElement>(null);
  const isShown = shown !== null;

  // Its keys work as soon as it is in sight.
  useLayoutEffect(() => {
    if (!isShown) return;
    const onKey = (event: KeyboardEvent) => {
      const inside = toolbar.current?.contains(document.activeElement);
      if (event.key === 'Escape') {
        close();
        setSaid('');
      } else if (event.key === 'Tab' && !event.shiftKey && !inside) {
        // It stands at the end of the page; from the words it is the next thing.
        event.preventDefault();
        toolbar.current?.querySelector('button')?.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown, close]);

  const announced = isShown ? 'Press Tab to copy the selected words or report their sentence.' : '';
  return (
    <>
      <p role="status" className="sr-only">
        {said || announced}
      </p>
      {shown
        ? createPortal(
            <div
              ref={toolbar}
              role="toolbar"
              aria-label="Selected words"
              data-selection-tools
              className="selection-tools no-print"
              style={shown.place}
              // The words stay selected; only the text to copy is selected by itself.
              onMouseDown={(event) => {
                if (!(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
              }}
            >
              <Tools
                key={shown.selected.words}
                selected={shown.selected}
                source={source}
                reportHref={reportHref}
                onSaid={setSaid}
              />
            </div>,
            document.body,
          )
        : null}
    </>
  );
}

type ToolsProps = SelectionToolsProps & { selected: Selected; onSaid: (words: string) => void };

function Tools({ selected, source, reportHref, onSaid }: ToolsProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = quotation(selected, source, location.origin + location.pathname);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      onSaid('Copied');
    } catch {
      // Without a secure connection, or without leave.
      setOutcome('refused');
      onSaid('The text to copy is shown.');
    }
  };
  useEffect(() => {
    if (outcome === 'refused') field.current?.select();
  }, [outcome]);
  const about = new URLSearchParams({ words: selected.words.slice(0, 300) });
  const segment = selected.citation?.segment;
  if (segment !== undefined && segment !== null) about.set('passage', String(segment));
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button small icon={<CopyIcon />} onClick={copy} className="flex-auto">
          {outcome === 'copied' ? 'Copied' : 'Copy with source'}
        </Button>
        <LinkButton
          to={`${reportHref}?${about}`}
          small
          icon={<WarningIcon />}
          className="flex-auto"
        >
          Report this sentence
        </LinkButton>
      </div>
      {outcome === 'refused' ? (
        <label className="mt-2 grid gap-1 text-sm">
          Press Ctrl+C, or ⌘C on a Mac, to copy
          <textarea ref={field} className="control" rows={4} readOnly value={text} />
        </label>
      ) : null}
    </>
  );
}
