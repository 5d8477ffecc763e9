/** The covers of the games. Only the first page and invitations load them: no table has to wait for them. */
import type { Component } from "svelte";
import boars from "./boars/Cover.svelte";
import generic from "./generic/Cover.svelte";
import gulag from "./gulag/Cover.svelte";
import sobakistan from "./sobakistan/Cover.svelte";
import wolves from "./wolves/Cover.svelte";
import wooolf from "./wooolf/Cover.svelte";

const covers: Readonly<Record<string, Component>> = { boars, gulag, sobakistan, wolves, wooolf };

/** The cover of the game of that name. */
export const coverOf = (game: string): Component => covers[game] ?? generic;
