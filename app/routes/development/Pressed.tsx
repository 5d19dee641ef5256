import { BackLink } from '#app/ui/BackLink.tsx';
import { Button, type ButtonVariant } from '#app/ui/Button.tsx';
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { PlusIcon } from '#app/ui/icons.tsx';
import { ExternalLink, LinkButton } from '#app/ui/LinkButton.tsx';
import { ListSwitch } from '#app/ui/ListSwitch.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { ExampleDialog } from './ExampleDialog.tsx';
import { Part, Shown } from './Part.tsx';

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export function Pressed() {
  return (
    <Part
      id="pressed"
      title="Buttons and links"
      text="One primary button on a screen. A button says what happens; while it happens it is disabled and says so."
    >
      {variants.map((variant) => (
        <Shown key={variant} name={variant}>
          <div className="button-row">
            <Button variant={variant}>Save Changes</Button>
            <Button variant={variant} icon={<PlusIcon />}>
              Add Meeting
            </Button>
            <Button variant={variant} small>
              Small
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} pending pendingLabel="Saving...">
              Save Changes
            </Button>
          </div>
        </Shown>
      ))}
      <Shown name="Links">
        <div className="button-row">
          <LinkButton to="/about">A link that looks like a button</LinkButton>
          <ExternalLink href="https://example.org/">Another site</ExternalLink>
          <BackLink to="/">Back to a page</BackLink>
        </div>
      </Shown>
      <Shown name="Tabs, with counts">
        <Tabs
          label="Example tabs"
          tabs={[
            { to: '/design-system', label: 'Current' },
            { to: '/about', label: 'With a count', count: 1234 },
            { to: '/pricing', label: 'Another' },
          ]}
        />
      </Shown>
      <Shown name="Switches">
        <div className="button-row">
          <ListSwitch name="off" label="Off" checked={false} />
          <ListSwitch name="on" label="On" checked />
        </div>
      </Shown>
      <Shown name="Disclosure">
        <Disclosure label="What is shown on demand">
          <p className="mt-2">Without a script.</p>
        </Disclosure>
      </Shown>
      <Shown name="Dialogs">
        <div className="button-row">
          <ExampleDialog />
          <ConfirmDialog
            trigger={{ label: 'Ask before deleting' }}
            title="Delete this entity?"
            description="Its meetings, their summaries and everybody's notes on them go with it."
            actions={<Button variant="danger">Delete Entity</Button>}
          />
        </div>
      </Shown>
    </Part>
  );
}
