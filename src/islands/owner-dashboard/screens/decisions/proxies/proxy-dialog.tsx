import { useQuery } from '@tanstack/react-query';
import { giveProxy, proxyQueries } from '#src/data/decisions/proxies.ts';
import { type DecisionRules, type DecisionUnit, ruleQueries } from '#src/data/decisions/rules.ts';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { HolderField } from './holder-field.tsx';

const ORGANIZATION = 'organization';

interface ProxyDraft {
  readonly propertyId: string | null;
  /** A person, or `organization`. */
  readonly giver: string | null;
  readonly holderId: string | null;
  readonly unitId: string;
  readonly decisionId: string;
}

const EMPTY: ProxyDraft = { propertyId: null, giver: null, holderId: null, unitId: '', decisionId: '' };

/** Records a proxy that came on paper, within what the building's rules allow. */
export function ProxyDialog({ onClose }: { onClose: () => void }) {
  const { form: text } = useText('decisionProxies');
  const { id } = useOrganization();
  const [draft, change] = useDraft(EMPTY);
  const { propertyId, giver, holderId, unitId, decisionId } = draft;
  const isPlaced = propertyId !== null;
  const properties = useQuery(leaseQueries.properties(id)).data ?? [];
  const rules = useQuery({ ...ruleQueries.versions(propertyId ?? ''), enabled: isPlaced }).data;
  const current = rules?.[0];
  const save = useAction({
    mutationFn: giveProxy,
    invalidates: [proxyQueries.all],
    toast: text.saved,
    onDone: onClose,
  });
  const isSame = giver !== null && giver === holderId;
  const isWhole = isPlaced && giver !== null && holderId !== null && !isSame;
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.save}
      action={save}
      isDisabled={rules !== undefined && current?.proxiesAllowed !== true}
      input={
        isWhole
          ? {
              propertyId,
              holderId,
              giverId: giver === ORGANIZATION ? null : giver,
              ...(unitId && { unitId }),
              ...(decisionId && { decisionId }),
            }
          : null
      }
      onClose={onClose}
    >
      <p className="text-15 text-secondary">{text.text}</p>
      <Combobox
        id="propertyId"
        label={text.building}
        value={propertyId}
        options={properties.map((row) => ({ value: row.id, label: row.name }))}
        emptyText={text.noBuilding}
        error={isPlaced ? undefined : text.problems.building}
        onChange={(next) => change({ ...EMPTY, propertyId: next })}
      />
      {rules ? <Allowed rules={current} /> : null}
      {isPlaced && current?.proxiesAllowed ? (
        <>
          <GiverFields
            propertyId={propertyId}
            draft={draft}
            maySplit={current.proxiesMaySplit}
            onChange={change}
          />
          <HolderField
            value={holderId}
            error={holderId === null ? text.problems.holder : isSame ? text.problems.same : undefined}
            onChange={(next) => change({ holderId: next })}
          />
          <DecisionField
            propertyId={propertyId}
            value={decisionId}
            onChange={(next) => change({ decisionId: next })}
          />
        </>
      ) : null}
    </ActionDialog>
  );
}

function Allowed({ rules }: { rules: DecisionRules | undefined }) {
  const { form: text } = useText('decisionProxies');
  if (rules?.proxiesAllowed !== true) return <Notice tone="bad">{text.notAllowed}</Notice>;
  const said = [
    rules.proxyLimit === null ? '' : text.limit({ count: rules.proxyLimit }),
    rules.proxiesMaySplit ? '' : text.noSplit,
    rules.proxiesNeedPresence ? text.presence : '',
    rules.proxyArticle,
  ].filter(Boolean);
  return said.length > 0 ? <Notice>{said.join(' ')}</Notice> : null;
}

interface GiverFieldsProps {
  propertyId: string;
  draft: ProxyDraft;
  maySplit: boolean;
  onChange: (part: Partial<ProxyDraft>) => void;
}

const isOrganizations = ({ owners }: DecisionUnit) =>
  owners.length === 0 || owners.some(({ personId }) => personId === null);

/** Who gives it: an owner of units, or the organization; where the rules allow it, for one of their units. */
function GiverFields({ propertyId, draft: { giver, unitId }, maySplit, onChange }: GiverFieldsProps) {
  const { form: text, organization } = useText('decisionProxies');
  const units = useQuery(ruleQueries.units(propertyId)).data ?? [];
  const givers = new Map<string, string>();
  if (units.some(isOrganizations)) givers.set(ORGANIZATION, organization);
  for (const { personId, name } of units.flatMap(({ owners }) => owners))
    if (personId !== null) givers.set(personId, name ?? '');
  const owned = units.filter((unit) =>
    giver === ORGANIZATION ? isOrganizations(unit) : unit.owners.some(({ personId }) => personId === giver),
  );
  return (
    <>
      <Combobox
        id="giver"
        label={text.giver}
        value={giver}
        options={[...givers].map(([value, label]) => ({ value, label }))}
        emptyText={text.noPeople}
        error={giver === null ? text.problems.giver : undefined}
        onChange={(next) => onChange({ giver: next, unitId: '' })}
      />
      {maySplit && owned.length > 1 ? (
        <SelectField
          key={giver}
          label={text.unit}
          placeholder={text.allUnits}
          options={owned.map(({ id, label }) => ({ value: id, label }))}
          value={unitId}
          onChange={({ target }) => onChange({ unitId: target.value })}
        />
      ) : null}
    </>
  );
}

interface DecisionFieldProps {
  propertyId: string;
  value: string;
  onChange: (decisionId: string) => void;
}

function DecisionField({ propertyId, value, onChange }: DecisionFieldProps) {
  const { form: text } = useText('decisionProxies');
  const decisions = useQuery(proxyQueries.decisions(propertyId)).data ?? [];
  return (
    <SelectField
      key={decisions.length}
      label={text.decision}
      placeholder={text.standing}
      options={decisions.map(({ id, question }) => ({ value: id, label: question }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
