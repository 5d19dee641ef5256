import { Badge } from '#app/ui/Badge.tsx';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { ErrorNotice, Notice } from '#app/ui/Notice.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import { Progress } from '#app/ui/Progress.tsx';
import { Spinner } from '#app/ui/Spinner.tsx';
import { ExampleToasts } from './ExampleToasts.tsx';
import { Part, Shown } from './Part.tsx';

const badges = [
  ['adopted', 'Adopted'],
  ['rejected', 'Rejected'],
  ['pending', 'Pending'],
  ['corrected', 'Corrected'],
  ['new', 'New'],
  ['open', 'In progress'],
  ['done', 'Done'],
  ['example', 'Example'],
  ['neutral', 'Plain'],
] as const;

export function Messages() {
  return (
    <Part
      id="messages"
      title="Badges and messages"
      text="Never colour alone: a word and a shape go with it."
    >
      <Shown name="Badges">
        <div className="flex flex-wrap gap-3">
          {badges.map(([state, word]) => (
            <Badge key={state} state={state}>
              {word}
            </Badge>
          ))}
        </div>
      </Shown>
      <Shown name="Notices">
        <div className="grid gap-4 md:grid-cols-2">
          <Notice title="Something to know">Before going on.</Notice>
          <ErrorNotice title="Something went wrong">
            What you wrote was kept. Try again.
          </ErrorNotice>
        </div>
      </Shown>
      <Shown name="Toasts">
        <ExampleToasts />
      </Shown>
      <Shown name="Work under way">
        <div className="grid gap-6 md:grid-cols-3">
          <Progress label="Drafting" done={0.42} step="Reading item 3 of 7" />
          <Progress label="In the queue" done={null} />
          <Spinner label="Loading" />
        </div>
      </Shown>
      <Shown name="Panel and empty state">
        <div className="grid items-start gap-6 md:grid-cols-2">
          <Panel id="example-panel" title="Your Notes" aside={<Badge>Private</Badge>}>
            <p>A box for what stands apart from the page.</p>
          </Panel>
          <EmptyState
            headingLevel={3}
            title="No meetings yet"
            text="The first summary is shown here when it is published."
            action={<LinkButton to="/sample-meeting">See a Free Sample</LinkButton>}
          />
        </div>
      </Shown>
    </Part>
  );
}
