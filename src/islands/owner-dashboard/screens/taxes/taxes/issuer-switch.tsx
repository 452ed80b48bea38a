import { useLocation, useSearch } from 'wouter';
import { useText } from '#src/i18n/react.tsx';
import { useGo } from '#src/islands/shell/use-go.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { ISSUER, useIssuer } from './use-issuer.ts';

/** Chooses whose forms are on screen; nothing where there is one. */
export function IssuerSwitch() {
  const { issuers: text } = useText('ownerTaxes');
  const { known, key } = useIssuer();
  const [location] = useLocation();
  const search = useSearch();
  const go = useGo();
  if (known.length < 2) return null;
  const choose = (issuerId: string) => {
    const next = new URLSearchParams(search);
    next.set(ISSUER, issuerId);
    go(`${location}?${next}`, { replace: true });
  };
  return (
    <div className="mb-4 max-w-sm">
      <SelectField
        label={text.issuer}
        value={key.issuerId}
        options={known.map(({ id, legalName }) => ({ value: id, label: legalName }))}
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  );
}
