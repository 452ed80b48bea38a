import type { EcfField, EcfProblem } from '#src/domain/taxes/ecf/ecf-problems.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { FormFault } from '#src/islands/shell/form/form-fault.tsx';
import { ecfRest, isOfProfile } from './ecf-sentences.ts';

interface EcfFaultsProps {
  problems: readonly EcfProblem[];
  /** Those that fields of the form say. */
  said: readonly EcfField[];
}

/** What keeps an e-CF from going out and is no field's matter, said once the form was sent; with the way to mend it. */
export function EcfFaults({ problems, said }: EcfFaultsProps) {
  const { problems: text } = useText('ownerEcf');
  const rest = ecfRest(problems, text, said);
  if (rest.length === 0) return null;
  return (
    <div className="grid gap-2">
      <FormFault text={rest.join(' ')} />
      {problems.some(isOfProfile) ? (
        <p className="text-14">
          <AppLink to="/finance/taxes/profile" className="font-medium text-action underline">
            {text.profile}
          </AppLink>
        </p>
      ) : null}
    </div>
  );
}
