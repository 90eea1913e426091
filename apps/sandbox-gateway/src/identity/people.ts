/** Somebody who can sign in at the sandbox's Google or Facebook. */
export interface DemoPerson {
  /** Theirs at the provider, and in the address of the sign-in page. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The accounts of the two made-up providers. */
export const demoPeople = {
  google: [
    { id: "ana", name: "Ana Torres", email: "ana@google.example" },
    { id: "luis", name: "Luis Rivera", email: "luis@google.example" },
  ],
  facebook: [
    { id: "maria", name: "María López", email: "maria@facebook.example" },
    { id: "diego", name: "Diego Cruz", email: "diego@facebook.example" },
  ],
} as const satisfies Readonly<Record<string, readonly DemoPerson[]>>;

/** A provider whose accounts can be used to sign in. */
export type OAuthProvider = keyof typeof demoPeople;

/** Whether it is the name of a provider. */
export const isOAuthProvider = (name: string): name is OAuthProvider => Object.hasOwn(demoPeople, name);
