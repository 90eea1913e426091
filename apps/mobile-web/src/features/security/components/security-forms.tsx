import type { ComponentType } from "react";
import type { SecurityView } from "../security-view.ts";
import { BindEmail } from "./bind-email.tsx";
import { BindMobile } from "./bind-mobile.tsx";
import { NewBankCard } from "./new-bank-card.tsx";
import { PaymentPassword } from "./payment-password.tsx";
import type { SecurityPartProps } from "./security-part.ts";

/** A view that is a form. */
export type FormView = Exclude<SecurityView, "cards">;

const forms: Readonly<Record<FormView, ComponentType<SecurityPartProps>>> = {
  payment: PaymentPassword,
  mobile: BindMobile,
  email: BindEmail,
  card: NewBankCard,
};

/** The form that the address names. All come in one file: they are small beside the forms' library that each needs. */
export default function SecurityForm({ view, ...part }: SecurityPartProps & { readonly view: FormView }) {
  const Form = forms[view];
  return <Form {...part} />;
}
