/** The options of a request, in the contract's words. */
export const LANGUAGES = ['US', 'UK'] as const;
/** The options when the whole text is available. */
export const LANGUAGE_CHOICES = ['auto', ...LANGUAGES] as const;
export const PIPELINES = ['basic', 'advanced'] as const;

/** Names of the pipelines in version 1.0 of the contract. */
export const FORMER_PIPELINES: Readonly<Record<string, (typeof PIPELINES)[number]>> = {
  panini1: 'advanced',
  panini2: 'advanced',
  eagles: 'basic',
};

/** How certain a correction must be. */
export const CERTAINTIES = ['careful', 'balanced', 'thorough'] as const;
export const STANDARD_CERTAINTY = 'balanced';
/** Words for descriptions of the choice. */
export const CERTAINTY_ABOUT =
  'How sure a correction must be: careful shows only what is nearly certain, thorough also what may be right, balanced what is likelier right than not';

/** How `/convert` writes what it found: a sequence of `<p>`, or specific elements. */
export const STRUCTURES = ['paragraphs', 'semantic'] as const;
export type Structure = (typeof STRUCTURES)[number];

/**
 * What a key may be used for. A request to another service is answered with 403. `pdf` matters only if the PDF service
 * requires keys (PARSER_REQUIRE_KEY).
 */
export const SCOPES = ['paragraph', 'proofread', 'ai-detection', 'pdf'] as const;
export type Scope = (typeof SCOPES)[number];

/** Kinds of keys, with different rate limits. */
export const KEY_KINDS = ['test', 'production'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

/** Which requests are listed: `failed` were answered with an error; `refused` were not started because of their key or their rate. */
export const REQUEST_STATES = ['all', 'failed', 'refused'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const ACCOUNT_ROLES = ['member', 'administrator'] as const;
/** A team has one owner. Nobody can be invited as the owner. */
export const TEAM_ROLES = ['owner', 'editor', 'member'] as const;
export const INVITED_ROLES = ['editor', 'member'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];

/** Kinds of writing: a general text may have contractions and everyday words, an academic one is asked about them. */
export const DOCUMENT_TYPES = ['general', 'academic'] as const;
