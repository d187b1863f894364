/** What a tab tells the other tabs of this browser about the session that they share. */
export interface SessionNews {
  /** The account that has signed in; null after a sign-out. */
  readonly account: string | null;
  /** An account whose data in this browser were all deleted. */
  readonly forgotten?: string;
}

const channel = new BroadcastChannel('emend.session');

export function tellTabs(news: SessionNews): void {
  channel.postMessage(news);
}

/** Listens to messages from other tabs, never from this one. */
export function whenTold(listener: (news: SessionNews) => void): void {
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => listener(data);
}
