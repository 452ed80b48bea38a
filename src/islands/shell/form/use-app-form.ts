import { valibotResolver } from '@hookform/resolvers/valibot';
import { type BaseSyntheticEvent, useCallback, useEffect } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormRegister,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { useText } from '#src/i18n/react.tsx';
import { REFUSED, type SchemaFault } from '#src/ui/components/form-faults.ts';
import { forgetDraft, keepDraft, readDraft } from './form-draft.ts';

export interface AppFormOptions<Input extends FieldValues, Output> {
  /** Its messages are keys of `common.form`, or of `texts`. */
  schema: GenericSchema<Input, Output>;
  defaults: DefaultValues<Input>;
  /** What is typed survives a reload under this name, until `clearDraft`. */
  draftKey?: string;
  /** A part of a dictionary with the sentences of the form's own keys. */
  texts?: Readonly<Record<string, unknown>>;
}

export interface AppForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  register: UseFormRegister<Input>;
  /** The sentence to show at a field. */
  errorOf: (name: Path<Input>) => string | undefined;
  /** For the form's `onSubmit`: calls the handler with checked values. */
  submit: (handler: (values: Output) => unknown) => (event?: BaseSyntheticEvent) => void;
  clearDraft: () => void;
}

/** What a schema reads. No index signature: a name that is none of its keys must not compile. */
type InputOf<Schema extends GenericSchema<FieldValues, unknown>> = Extract<InferInput<Schema>, FieldValues>;

/** A form: checked on leaving a field and on submitting, in the reader's words, with nothing typed lost. */
export function useAppForm<Schema extends GenericSchema<FieldValues, unknown>>(
  options: AppFormOptions<InputOf<Schema>, InferOutput<Schema>> & { schema: Schema },
): AppForm<InputOf<Schema>, InferOutput<Schema>> {
  type Input = InputOf<Schema>;
  type Output = InferOutput<Schema>;
  const { schema, defaults, draftKey, texts } = options;
  const common = useText('common');
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema as GenericSchema<Input, Output>),
    defaultValues: { ...defaults, ...(draftKey ? readDraft(draftKey) : {}) },
    // Errors first appear when the form is sent: one that appears as a field is left moves the button that is
    // being pressed, and the press is lost. From then on they follow what is typed.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false, // What `Form` says above the fields takes the focus and leads to them.
  });
  const { errors } = form.formState;

  useEffect(() => {
    if (!draftKey) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(draftKey, values),
    });
  }, [form, draftKey]);

  const sentence = (key: string | undefined) => {
    if (key === undefined) return undefined;
    const known: Record<string, unknown> = { ...common.form, ...texts };
    const own = known[key];
    return typeof own === 'string' ? own : key || common.form.required;
  };
  const tell = (target: EventTarget | undefined, found: object) => {
    const detail: SchemaFault[] = errorEntries(found).map(({ field, message }) => ({
      field,
      message: sentence(message) ?? common.form.required,
    }));
    target?.dispatchEvent(new CustomEvent(REFUSED, { detail }));
  };

  return {
    form,
    register: form.register,
    errorOf: (name) => sentence((get(errors, name) as FieldError | undefined)?.message),
    submit: (handler) => (event) => {
      const target = event?.target as EventTarget | undefined;
      void form.handleSubmit(
        async (values) => void (await handler(values)),
        (found) => tell(target, found),
      )(event);
    },
    clearDraft: useCallback(() => draftKey && forgetDraft(draftKey), [draftKey]),
  };
}

/** Every field's error with the field's full name (`units.0.label`), in the order of the form. */
function errorEntries(errors: object, prefix = ''): { field: string; message: string | undefined }[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || error instanceof Element) return [];
    const field = prefix + name;
    if ('type' in error && 'message' in error)
      return [{ field, message: error.message as string | undefined }];
    return errorEntries(error, `${field}.`);
  });
}
