import { deviceOf } from '#src/domain/foundation/device.ts';
import { useText } from '#src/i18n/react.tsx';

/** Names a device by its browser and system: "Chrome on Windows". */
export function useDeviceName(): (userAgent: string | null) => string {
  const { security } = useText('account');
  const text = security.sessions;
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    return browser && system ? text.device({ browser, system }) : (browser ?? system ?? text.unknown);
  };
}
