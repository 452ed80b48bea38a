import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { FieldError } from './field.tsx';
import { SentForm } from './in-form.ts';
import { TextField } from './text-field.tsx';

const WRONG = 'Write a name';
const show = (isSent: boolean | null, field: ReactNode) =>
  renderToStaticMarkup(<SentForm value={isSent}>{field}</SentForm>);

describe.each<[string, ReactNode]>([
  ['TextField', <TextField key="t" label="Name" error={WRONG} />],
  ['Checkbox', <Checkbox key="c" label="Agreed" error={WRONG} />],
  ['ChoiceGroup', <ChoiceGroup key="g" label="Kind" choices={[]} error={WRONG} />],
  ['FieldError', <FieldError key="e" id="wrong" text={WRONG} />],
])('%s', (_name, field) => {
  it('says what is wrong once its form was sent', () => {
    const html = show(false, field);
    expect(html).not.toContain(WRONG);
    expect(html).not.toContain('aria-invalid=');
    expect(html).not.toContain('-error');
    expect(show(true, field)).toContain(WRONG);
  });

  it('says it at once outside of forms', () => {
    expect(show(null, field)).toContain(WRONG);
  });
});

it('says what is urgent before its form is sent', () => {
  const html = show(false, <TextField label="Name" error={WRONG} isUrgent />);
  expect(html).toContain(WRONG);
  expect(html).toContain('aria-invalid="true"');
});

it('has to be filled in where it stands in a form, unless it is optional', () => {
  expect(show(false, <TextField label="Name" />)).toContain('required');
  expect(show(false, <TextField label="Name" optional="optional" />)).not.toContain('required');
  expect(show(null, <TextField label="Name" />)).not.toContain('required');
});
