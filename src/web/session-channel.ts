/** What a tab tells the others of this browser about the session that they share. */
export interface SessionNews {
  /** The account that has signed in; null when it signed out. */
  readonly account: string | null;
  /** An account all of whose things in this browser were deleted. */
  readonly forgotten?: string;
}

const channel = new BroadcastChannel('emend.session');

export function tellTabs(news: SessionNews): void {
  channel.postMessage(news);
}

/** Hears what other tabs tell, never what this one does. */
export function whenTold(listener: (news: SessionNews) => void): void {
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => listener(data);
}
