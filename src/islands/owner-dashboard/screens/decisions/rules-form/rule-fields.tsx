import { type ReactNode, useEffect, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { decisionVoters, rankedTieRules, voteWeights } from '#src/domain/decisions/decision-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { OptionalNumberField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import type { AppForm } from '#src/islands/shell/form/use-app-form.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { RulesInput, RulesValues } from './rules-schema.ts';

export interface RulesFieldsProps {
  app: AppForm<RulesInput, RulesValues>;
}

/** Each rule beside the article that it comes from. What stays empty is not stated. */
export function RuleFields({ app }: RulesFieldsProps) {
  const text = useText('decisionRules');
  const { register } = app;
  return (
    <div className="grid gap-8">
      <Rule app={app} id="voters" name={text.voters} article="votersArticle">
        <Choice app={app} field="voters" label={text.voters} values={decisionVoters} words={text.votersOf} />
        <Checkbox label={text.voice} hint={text.voiceHint} {...register('tenantsHaveVoice')} />
      </Rule>
      <Rule app={app} id="weight" name={text.weight} article="weightArticle">
        <Choice app={app} field="weight" label={text.weight} values={voteWeights} words={text.weightOf} />
      </Rule>
      <Rule app={app} id="quorum" name={text.firstQuorum} article="quorumArticle">
        <Fraction app={app} field="firstQuorum" label={text.firstQuorum} />
        <Fraction app={app} field="secondQuorum" label={text.secondQuorum} />
      </Rule>
      <Rule app={app} id="abstentions" name={text.abstentions} article="abstentionArticle">
        <YesNo app={app} field="countAbstentions" label={text.form.abstentions} />
      </Rule>
      <Rule app={app} id="notice" name={text.notice} article="noticeArticle">
        <Whole app={app} field="noticeDays" label={text.form.noticeDays} />
      </Rule>
      <Rule app={app} id="proxies" name={text.proxies} article="proxyArticle">
        <YesNo app={app} field="proxiesAllowed" label={text.form.proxiesAllowed} />
        {app.form.watch('proxiesAllowed') === 'yes' ? (
          <>
            <Whole app={app} field="proxyLimit" label={text.form.proxyLimit} />
            <Checkbox label={text.form.maySplit} {...register('proxiesMaySplit')} />
            <Checkbox label={text.form.needPresence} {...register('proxiesNeedPresence')} />
          </>
        ) : null}
      </Rule>
      <Rule app={app} id="ranked-tie" name={text.rankedTie}>
        <Choice
          app={app}
          field="rankedTie"
          label={text.rankedTie}
          hint={text.form.rankedHint}
          values={rankedTieRules}
          words={text.rankedTieOf}
        />
      </Rule>
    </div>
  );
}

interface RuleProps extends RulesFieldsProps {
  /** Its address on the page, to which what is missing leads. */
  id: string;
  name: string;
  article?:
    | 'votersArticle'
    | 'weightArticle'
    | 'quorumArticle'
    | 'abstentionArticle'
    | 'noticeArticle'
    | 'proxyArticle';
  children: ReactNode;
}

function Rule({ app, id, name, article, children }: RuleProps) {
  const text = useText('decisionRules');
  const { states } = useText('common');
  const place = useAddressed(id);
  return (
    <div ref={place} id={id} className="grid scroll-mt-24 content-start gap-3">
      {children}
      {article ? (
        <TextField
          label={text.articleOf({ rule: name })}
          optional={states.optional}
          autoComplete="off"
          maxLength={200}
          {...app.register(article)}
        />
      ) : null}
    </div>
  );
}

/** Takes whoever comes by an address (`#quorum`) to that part, and the focus to its first field. */
export function useAddressed(id: string) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash !== `#${id}`) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.querySelector<HTMLElement>('select, input, button')?.focus({ preventScroll: true });
  }, [id]);
  return place;
}

interface FieldProps<Name extends keyof RulesInput> extends RulesFieldsProps {
  field: Name;
  label: string;
}

interface ChoiceProps<Value extends string> extends FieldProps<'voters' | 'weight' | 'rankedTie'> {
  values: readonly Value[];
  words: Readonly<Record<Value, string>>;
  hint?: string;
}

function Choice<Value extends string>({ app, field, label, values, words, hint }: ChoiceProps<Value>) {
  const { form: text } = useText('decisionRules');
  const { states } = useText('common');
  return (
    <SelectField
      label={label}
      hint={hint}
      optional={states.optional}
      placeholder={text.notStated}
      options={values.map((value) => ({ value, label: words[value] }))}
      error={app.errorOf(field)}
      {...app.register(field)}
    />
  );
}

function YesNo({ app, field, label }: FieldProps<'countAbstentions' | 'proxiesAllowed'>) {
  const { form: text } = useText('decisionRules');
  const { states } = useText('common');
  return (
    <SelectField
      label={label}
      optional={states.optional}
      placeholder={text.notStated}
      options={[
        { value: 'yes', label: text.yes },
        { value: 'no', label: text.no },
      ]}
      error={app.errorOf(field)}
      {...app.register(field)}
    />
  );
}

function Fraction({ app, field, label }: FieldProps<'firstQuorum' | 'secondQuorum'>) {
  const { form: text } = useText('decisionRules');
  const { states } = useText('common');
  return (
    <TextField
      label={label}
      hint={text.fractionHint}
      optional={states.optional}
      autoComplete="off"
      maxLength={20}
      error={app.errorOf(field)}
      {...app.register(field)}
    />
  );
}

function Whole({ app, field, label }: FieldProps<'noticeDays' | 'proxyLimit'>) {
  const { states } = useText('common');
  return (
    <Controller
      control={app.form.control}
      name={field}
      render={({ field: control }) => (
        <OptionalNumberField
          {...control}
          label={label}
          optional={states.optional}
          error={app.errorOf(field)}
        />
      )}
    />
  );
}
