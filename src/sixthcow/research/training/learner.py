"""One step of learning: towards the cards that were worth more, close to the policy that played."""

from typing import Any, NamedTuple

import torch
from torch import Tensor

from sixthcow.games.rows.cards import HIGHEST
from sixthcow.research.training.networks import (
    Weights,
    critic,
    crowd,
    new_critic,
    new_policy,
    policy,
)
from sixthcow.research.training.rollout_buffer import NOTHING, Memory
from sixthcow.research.training.self_play import compiled

CLIP = 0.2
FARTHEST = 20.0  # the logarithm of how much likelier a card can become in one step
POLICY_NORM, CRITIC_NORM = 0.5, 1.0
CRITIC_SHARE = 2.0
PLANNER_SHARE = 0.1
AVERAGE = 0.999  # how slowly the averaged weights follow


class Measures(NamedTuple):
    """How a step of learning went."""

    entropy: float
    error: float  # of the critic, squared, in hundredths of points squared
    blind: float  # of the policy's own expectation, against the critic's
    model: float  # of the planners' model: the cross entropy


def losses(
    weights: Weights, judges: Weights, batch: Memory, mildness: Tensor
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """The loss to minimise, the entropy and the three errors.

    The policy learns from every card in hand at once, by what each was worth against the others'
    actual cards; `mildness` is how many points it gives for being unpredictable.
    """
    scores, gain, planned = policy(weights, batch.inputs)
    missing = batch.before < NOTHING / 2
    now, plan = (
        each.gather(1, batch.cards.long()).masked_fill(missing, NOTHING).log_softmax(1)
        for each in (scores, planned)
    )
    then = batch.before.exp()
    better = 10 * (batch.gains - (then * batch.gains).sum(1, keepdim=True))
    # What was all but impossible may be likely now: 0 times infinity would be no number.
    ratio = (now - batch.before).masked_fill(missing, 0).clamp(max=FARTHEST).exp()
    least = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
    entropy = -(now.exp() * now.masked_fill(missing, 0)).sum(1).mean()
    blind = (gain - batch.expected).square().mean()
    model = -(batch.planned.exp() * plan.masked_fill(missing, 0)).sum(1).mean()
    value = critic(judges, batch.known, crowd(judges, batch.hands))
    error = (value - batch.returned).square().mean()
    improved = (then * least).sum(1).mean() + mildness * entropy
    loss = blind + CRITIC_SHARE * error + PLANNER_SHARE * model - improved
    return loss, entropy, error, blind, model


class Learner:
    """The two networks, an average of the policy that plays best, and their optimiser."""

    def __init__(self, width: int, depth: int, device: str) -> None:
        self.device = device
        self.policy = new_policy(width, depth, device)
        self.critic = new_critic(width, depth, device)
        self.average = {name: each.detach().clone() for name, each in self.policy.items()}
        self.steps = 0
        self._optimiser = torch.optim.Adam(
            [*self.policy.values(), *self.critic.values()], eps=1e-7, fused=device != "cpu"
        )

    def begin_with(self, weights: Weights) -> None:
        """Take over the weights of a player."""
        with torch.no_grad():
            for mine in (self.policy, self.average):
                for name, values in mine.items():
                    values.copy_(weights[name])

    def learn(
        self, memory: Memory, batch: int, rate: float, mildness: float, *, warming: bool = False
    ) -> Measures:
        """Go through all decisions of the learner once, in batches; while `warming` up only the
        critic and the model of those who plan learn, and the policy stays as it is."""
        for group in self._optimiser.param_groups:
            group["lr"] = rate
        own = memory.learns.nonzero()[:, 0]
        order = own[torch.randperm(len(own), device=self.device)]
        batch = min(batch, len(order))
        milder = torch.tensor(mildness, device=self.device)
        loss = compiled(losses, self.device)
        for part in order[: len(order) // batch * batch].view(-1, batch):
            chosen = Memory(*(values[part] for values in memory))
            total, *found = loss(self.policy, self.critic, chosen, milder)
            self._optimiser.zero_grad(set_to_none=True)
            total.backward()
            if warming:
                self._keep_policy()
            torch.nn.utils.clip_grad_norm_(self.policy.values(), POLICY_NORM)
            torch.nn.utils.clip_grad_norm_(self.critic.values(), CRITIC_NORM)
            self._optimiser.step()
            self._follow()
        return Measures(*(each.item() for each in found))

    def _keep_policy(self) -> None:
        """Let a step change nothing of the policy but its model of those who plan."""
        for name, each in self.policy.items():
            if not name.startswith("out"):
                each.grad = None
            elif each.grad is not None:
                each.grad[..., : HIGHEST + 1] = 0

    def _follow(self) -> None:
        """Let the average follow the policy: fast at first, slowly later."""
        self.steps += 1
        speed = 1 - min(AVERAGE, self.steps / (self.steps + 10))
        now = [each.detach() for each in self.policy.values()]
        torch._foreach_lerp_([*self.average.values()], now, speed)

    def state(self) -> dict[str, Any]:
        """Everything that another learner needs to continue from here."""
        return {
            "policy": self.policy,
            "critic": self.critic,
            "average": self.average,
            "optimiser": self._optimiser.state_dict(),
            "steps": self.steps,
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Continue from another learner's state."""
        with torch.no_grad():
            for mine, kept in (
                (self.policy, state["policy"]),
                (self.critic, state["critic"]),
                (self.average, state["average"]),
            ):
                for name, values in mine.items():
                    values.copy_(kept[name])
        self._optimiser.load_state_dict(state["optimiser"])
        self.steps = state["steps"]
