import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { pushStateQuery } from '#src/data/notifications/preferences/push-state.ts';
import { type PushDeviceRow, preferenceQueries } from '#src/data/notifications/preferences/queries.ts';
import { sendTest, type TestWanted } from '#src/data/notifications/tests/mutations.ts';
import { testQueries } from '#src/data/notifications/tests/queries.ts';
import { type NotificationChannel, notificationChannels } from '#src/domain/notifications/events.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

/** Which channel, and by push which device. */
export function SendCard() {
  const text = useText('notificationTest');
  const { userId } = useSession();
  const [channel, setChannel] = useState<NotificationChannel>('in_app');
  const [chosen, setChosen] = useState('');
  const devices = useQuery({ ...preferenceQueries.devices(userId), enabled: channel === 'push' });
  const send = useAction({
    mutationFn: sendTest,
    invalidates: [testQueries.mine(userId).queryKey],
    toast: text.sent,
  });
  const isPush = channel === 'push';
  const device = devices.data?.find(({ id }) => id === chosen) ?? devices.data?.[0];
  const input: TestWanted | null =
    isPush && !device ? null : { channel, deviceId: isPush ? (device?.id ?? null) : null };
  return (
    <Card>
      <ActionForm action={send} input={input}>
        <ChoiceGroup
          look="segments"
          label={text.channel}
          value={channel}
          choices={notificationChannels.map((value) => ({ value, label: text.channels[value] }))}
          onChange={({ target }) =>
            setChannel(notificationChannels.find((one) => one === target.value) ?? 'in_app')
          }
        />
        {isPush ? (
          <>
            <ThisBrowser />
            <DeviceField devices={devices.data ?? []} value={device?.id ?? ''} onChange={setChosen} />
          </>
        ) : null}
        <div>
          <Button type="submit" variant="primary" icon={Send} isBusy={send.isRunning}>
            {text.send}
          </Button>
        </div>
      </ActionForm>
    </Card>
  );
}

interface DeviceFieldProps {
  devices: readonly PushDeviceRow[];
  value: string;
  onChange: (id: string) => void;
}

function DeviceField({ devices, value, onChange }: DeviceFieldProps) {
  const text = useText('notificationTest');
  return (
    <SelectField
      label={text.device}
      value={value}
      {...(devices.length === 0 && { placeholder: text.noDevices, error: text.deviceMissing })}
      options={devices.map(({ id, label }) => ({ value: id, label: label || text.unnamedDevice }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Why this browser itself shows nothing, where that is so. */
function ThisBrowser() {
  const { browser } = useText('notificationTest');
  const { data: state } = useQuery(pushStateQuery);
  if (!state || state === 'on') return null;
  return (
    <Notice tone="warn" title={browser[state].title}>
      {browser[state].text({ until: '' })}
    </Notice>
  );
}
