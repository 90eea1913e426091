import fc from "fast-check";
import { expect, test } from "vitest";
import { FieldMessageKey } from "../errors/field-message-key.ts";
import { SiteSwitch, type SiteSwitches } from "../site/switches.ts";
import { mobileBounds } from "../validation/mobile.ts";
import { registrationFieldBounds } from "./field-limits.ts";
import { eachRegistrationField, type RegistrationField, registrationFields } from "./registration-fields.ts";
import type { FieldSetting, RegistrationSettings } from "./registration-form.ts";
import { registrationTabs, shownRegistrationFields } from "./registration-form.ts";
import { type RegistrationRules, registrationProblems } from "./registration-problems.ts";
import { nextSubmissionStep } from "./submission.ts";

/** Numbers as typed into a back office, valid or not. */
const count = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 30 }) },
  { weight: 1, arbitrary: fc.integer({ min: -5, max: 5000 }) },
);
const bounds = fc.record({ min: count, max: count });
const setting: fc.Arbitrary<FieldSetting> = fc.record({
  enabled: fc.boolean(),
  required: fc.boolean(),
  maxLength: fc.option(count, { nil: undefined }),
});
const pattern = fc.constantFrom(undefined, /^\w+$/u, /[a-z]/u, /^[^ ]*$/u);

const each = <Value>(value: fc.Arbitrary<Value>) => fc.record(eachRegistrationField(() => value));

const settings: fc.Arbitrary<RegistrationSettings> = fc.record({
  fields: each(setting),
  rules: fc.record({
    username: bounds,
    password: fc.tuple(bounds, pattern).map(([range, found]) => ({ ...range, pattern: found })),
    mobile: bounds,
    smsCode: bounds,
  }),
  smsBy: fc.constantFrom("gateway" as const, "firebase" as const),
  smsNeedsHuman: fc.boolean(),
});
const switches: fc.Arbitrary<SiteSwitches> = fc
  .subarray(Object.values(SiteSwitch))
  .map((found) => new Set(found));
const form: fc.Arbitrary<RegistrationRules> = fc.record({
  settings,
  switches,
  tab: fc.constantFrom("username" as const, "mobile" as const),
  invitationKnown: fc.boolean(),
  agentInvitation: fc.boolean(),
  diallingCode: fc.constantFrom("52", "1", "502"),
  minimumAge: fc.constantFrom(18, 21),
  emailPattern: fc.constantFrom("specified" as const, "wide" as const),
  today: fc.constantFrom("2026-11-21", "2028-02-29", "2026-01-01"),
});

/** Typed texts: empty, valid for some field, or arbitrary. */
const text = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "ana_1",
    "secreto1",
    "55 1234 5678",
    "+52 5512345678",
    "ana@correo.com",
    "1990-12-31",
    "123456",
  ),
  fc.string({ unit: "grapheme", maxLength: 40 }),
);

const digits = (length: number): string => "5".repeat(length);

/** A valid text for a field, of the shortest or longest allowed length. */
const right = (field: RegistrationField, rules: RegistrationRules, long: boolean): string => {
  const bounds = registrationFieldBounds(field, rules.settings);
  const { min, max } = field === "mobile" ? mobileBounds(bounds, rules.diallingCode) : bounds;
  const length = long ? max : min;
  switch (field) {
    case "mobile":
    case "smsCode":
    case "captcha":
      return digits(length);
    case "email":
      return `${"a".repeat(length - 5)}@b.mx`;
    case "birthday":
      return "1990-12-31";
    case "password":
      return "p".repeat(length);
    case "passwordAgain":
      return right("password", rules, long);
    default:
      return "a".repeat(length);
  }
};

const rightFields = (rules: RegistrationRules, long: boolean) =>
  eachRegistrationField((field) => right(field, rules, long));

test("whatever is configured and typed, the form can be sent or every problem belongs to a shown field", () => {
  const known = new Set<string>(Object.values(FieldMessageKey));
  fc.assert(
    fc.property(form, each(text), (rules, fields) => {
      const shown = shownRegistrationFields(rules);
      const problems = registrationProblems(fields, rules);
      expect(shown).toEqual(registrationFields.filter((field) => shown.includes(field)));
      expect([...problems.keys()]).toEqual(shown.filter((field) => problems.has(field)));
      for (const { key, values } of problems.values()) {
        expect(known.has(key)).toBe(true);
        expect(Number.isInteger(values.min) && Number.isInteger(values.max)).toBe(true);
        expect(values.min).toBeLessThanOrEqual(values.max);
      }
      const step = nextSubmissionStep({
        formValid: problems.size === 0,
        termsAccepted: true,
        firebaseCode: "unused",
        invitation: "unused",
      });
      expect(step).toBe(problems.size === 0 ? "register" : "form");
    }),
    { numRuns: 2000 },
  );
});

test("whatever is configured, a valid form can be sent", () => {
  fc.assert(
    fc.property(form, fc.boolean(), (rules, long) => {
      expect([...registrationProblems(rightFields(rules, long), rules)]).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test("whatever is configured, optional fields may stay empty", () => {
  fc.assert(
    fc.property(form, (rules) => {
      const full = rightFields(rules, false);
      const problems = registrationProblems({ ...full, idNumber: "", email: "", birthday: "" }, rules);
      const { fields } = rules.settings;
      const missing = (["idNumber", "email", "birthday"] as const).filter(
        (field) => fields[field].enabled && fields[field].required,
      );
      expect([...problems.keys()]).toEqual(
        registrationFields.filter((field) => missing.some((each) => each === field)),
      );
    }),
  );
});

test("whatever the switches, there is a tab with fields, or registration is closed", () => {
  fc.assert(
    fc.property(form, (rules) => {
      const tabs = registrationTabs(rules.switches);
      const open =
        rules.switches.has(SiteSwitch.UsernameRegistration) ||
        rules.switches.has(SiteSwitch.MobileRegistration);
      expect(tabs.length > 0).toBe(open);
      for (const tab of tabs) expect(shownRegistrationFields({ ...rules, tab })).toContain(tab);
    }),
  );
});
