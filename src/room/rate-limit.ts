/** Limits how many messages each sender can send. */
export interface RateLimit {
  /** Returns true if a sender is allowed to send now. */
  isAllowed(this: void, sender: string, now: number): boolean;
}

/** How many messages a sender is allowed to send at once, and how many in each second after that. */
export interface Rate {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** Creates a limit for any number of senders. A sender that has been silent long enough is forgotten. */
export function rateLimit({ atOnce, perSecond }: Rate): RateLimit {
  const senders = new Map<string, { readonly left: number; readonly at: number }>();
  const leftOf = (sender: string, now: number): number => {
    const { left, at } = senders.get(sender) ?? { left: atOnce, at: now };
    return Math.min(atOnce, left + (Math.max(0, now - at) / 1000) * perSecond);
  };
  return {
    isAllowed(sender, now) {
      if (senders.size > SENDERS_MOST)
        for (const each of senders.keys()) if (leftOf(each, now) === atOnce) senders.delete(each);
      const left = leftOf(sender, now);
      if (left < 1) return false;
      senders.set(sender, { left: left - 1, at: now });
      return true;
    },
  };
}

/** If more senders than this are stored, those that have been silent long enough are removed. */
const SENDERS_MOST = 10_000;
