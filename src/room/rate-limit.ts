/** Returns true if a sender is allowed to send a message now. */
export type RateLimit = (sender: string, now: number) => boolean;

/**
 * The number of messages that a sender is allowed to send at once, and the number of further messages in each second.
 */
export interface Rate {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** Creates a limit for any number of senders. */
export function rateLimit({ atOnce, perSecond }: Rate): RateLimit {
  const senders = new Map<string, { readonly left: number; readonly at: number }>();
  const leftOf = (sender: string, now: number): number => {
    const { left, at } = senders.get(sender) ?? { left: atOnce, at: now };
    return Math.min(atOnce, left + (Math.max(0, now - at) / 1000) * perSecond);
  };
  return (sender, now) => {
    if (senders.size > SENDERS_MOST)
      for (const each of senders.keys()) if (leftOf(each, now) === atOnce) senders.delete(each);
    const left = leftOf(sender, now);
    if (left < 1) return false;
    senders.set(sender, { left: left - 1, at: now });
    return true;
  };
}

/**
 * If more senders than this number are stored, the limit forgets every sender that can again send the full number of
 * messages at once.
 */
const SENDERS_MOST = 10_000;
