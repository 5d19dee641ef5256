import { Form } from 'react-router';
import { CopyField } from '#app/ui/CopyField.tsx';
import { FileField } from '#app/ui/FileField.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { SelectField } from '#app/ui/SelectField.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { DateField, TextField } from '#app/ui/TextField.tsx';
import { Part } from './Part.tsx';

const wrong = ['Enter an address like name@example.com'];
const states = ['Colorado', 'New Mexico', 'Vermont'];

export function Fields() {
  return (
    <Part
      id="fields"
      title="Fields"
      text="A label above, a hint where the label leaves a doubt, an error that says what to do. Every field works without a script."
    >
      <Form method="get" className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
        <TextField field={{ name: 'plain' }} label="Text" />
        <TextField
          field={{ name: 'hinted', defaultValue: 'Boulder' }}
          label="Text with a hint"
          hint="As the body calls itself"
          optional
        />
        <TextField
          field={{ name: 'wrong', defaultValue: 'name@example', errors: wrong }}
          label="Text in error"
          type="email"
        />
        <TextField
          field={{ name: 'disabled', defaultValue: 'Cannot be changed' }}
          label="Disabled"
          disabled
        />
        <TextField field={{ name: 'password' }} label="Password" type="password" />
        <DateField field={{ name: 'date', defaultValue: '09/09/25' }} label="Date" />
        <SelectField
          field={{ name: 'state' }}
          label="Choice"
          placeholder="All states"
          options={states}
        />
        <SelectField
          field={{ name: 'wrong-state', errors: ['Choose a state'] }}
          label="Choice in error"
          placeholder="Choose"
          options={states}
        />
        <TextArea
          field={{ name: 'text', defaultValue: 'Some lines of text.' }}
          label="Text of several lines, counted"
          limit={500}
        />
        <TextArea
          field={{ name: 'long-text', defaultValue: 'Too long a text.', errors: ['Shorten it'] }}
          label="Too long, and in error"
          limit={10}
        />
        <FileField field={{ name: 'file' }} label="File" hint="VTT, SRT, SBV, JSON or PDF" />
        <FileField
          field={{ name: 'wrong-file', errors: ['Choose a file of at most 20 MB'] }}
          label="File in error"
        />
        <CopyField name="copied" label="To copy" value="https://dais.example/s/3kTMd9" />
      </Form>
      <ErrorNotice title="Please check what you entered">
        <ul>
          <li>
            <a href="#field-wrong">{wrong[0]}</a>
          </li>
        </ul>
      </ErrorNotice>
    </Part>
  );
}
