import { describe, expect, it } from "vitest";
import { collectorOrigins, signInPolicyOf } from "./content-policy.ts";

const firebase = { apiKey: "key", projectId: "project", smsCodes: false };
const client = { clientId: "1", authorizeUrl: "https://accounts.example/authorize" };
const nothing = { connect: [], scriptHosts: [], popups: false };
const toolkit = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

describe("the policy for signing in", () => {
  it.each([
    ["no configuration", undefined, nothing],
    ["Firebase alone", { firebase }, { ...nothing, connect: toolkit }],
    ["Google", { firebase, google: client }, { ...nothing, connect: toolkit, popups: true }],
    ["Facebook", { firebase, facebook: client }, { ...nothing, connect: toolkit, popups: true }],
    [
      "SMS codes",
      { firebase: { ...firebase, smsCodes: true } },
      {
        ...nothing,
        connect: toolkit,
        scriptHosts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
      },
    ],
    ["an emulator here", { firebase: { ...firebase, smsCodes: true, emulatorOrigin: "" } }, nothing],
    [
      "an emulator elsewhere",
      { firebase: { ...firebase, emulatorOrigin: "http://localhost:9099" } },
      { ...nothing, connect: ["http://localhost:9099"] },
    ],
  ])("with %s", (_, socialSignIn, policy) => {
    expect(signInPolicyOf({ socialSignIn })).toEqual(policy);
  });
});

it.each([
  ["", []],
  ["/vitals", []],
  ["https://rum.example/v?site=1", ["https://rum.example"]],
])("measurements sent to %j need the origins %j", (vitalsAddress, origins) => {
  expect(collectorOrigins({ vitalsAddress })).toEqual(origins);
});
