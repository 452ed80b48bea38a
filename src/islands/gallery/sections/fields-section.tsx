import { useState } from 'react';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { FileField } from '#src/ui/components/file-field.tsx';
import { Form } from '#src/ui/components/form.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { PasswordField } from '#src/ui/components/password-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { sampleProvinces, sampleUnits } from './sample-data.ts';
import { Section } from './section.tsx';

const bytesPerMegabyte = 1_000_000;

export function FieldsSection() {
  const { sections, fields } = useText('gallery');
  const { form, states } = useText('common');
  const language = useLanguage();
  const [rentMinor, setRentMinor] = useState<number | null>(2500000);
  const [size, setSize] = useState<number | null>(86.5);
  const [unit, setUnit] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const describe = (chosen: File) => {
    const megabytes = formatNumber(chosen.size / bytesPerMegabyte, language);
    return form.fileSelected({ name: chosen.name, size: `${megabytes} MB` });
  };
  return (
    <Section id="fields" title={sections.fields}>
      <Card>
        <Form className="grid items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
          <TextExamples />
          <MoneyField label={fields.rent} currency="DOP" value={rentMinor} onChange={setRentMinor} />
          <NumberField label={fields.surface} value={size} onChange={setSize} decimals={1} suffix="m²" />
          <DateField label={fields.starts} name="gallery-starts" defaultValue="2026-11-03" />
          <SelectField
            label={fields.city}
            name="gallery-city"
            placeholder={form.chooseOption}
            options={sampleProvinces.map((name) => ({ value: name, label: name }))}
          />
          <Combobox
            label={fields.unit}
            options={sampleUnits}
            value={unit}
            onChange={setUnit}
            placeholder={fields.unitPlaceholder}
            emptyText={fields.nothingFound}
          />
          <TextField label={fields.disabled} disabled value={fields.disabledValue} readOnly />
          <TextArea label={fields.notes} optional={states.optional} name="gallery-notes" />
          <FileField
            label={fields.proof}
            value={file}
            onChange={setFile}
            accept="image/*,application/pdf"
            chooseText={form.chooseFile}
            removeLabel={form.removeFile}
            describe={describe}
          />
          <MoneyField
            label={fields.rent}
            currency="USD"
            value={null}
            onChange={setRentMinor}
            error={form.amountPositive}
          />
        </Form>
      </Card>
    </Section>
  );
}

function TextExamples() {
  const { fields } = useText('gallery');
  const { form } = useText('common');
  return (
    <>
      <TextField label={fields.name} hint={fields.nameHint} name="gallery-name" />
      <TextField
        label={fields.email}
        type="email"
        autoComplete="email"
        name="gallery-email"
        defaultValue="ana@"
        error={form.emailInvalid}
      />
      <PasswordField
        label={fields.password}
        name="gallery-password"
        autoComplete="off"
        showLabel={form.showPassword}
        hideLabel={form.hidePassword}
      />
    </>
  );
}
